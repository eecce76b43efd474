import type { Handlers } from '../contract';
import { BusinessError } from '../errors';
import type { Services } from '../services';

type AdminHandlers = Pick<Handlers, 'listAdminRows' | 'saveAdminRows' | 'listAdminAudit' | 'exportAdminRows' | 'listUserRights'>;

/** Administration; its resources follow one by one. */
export function adminHandlers(_services: Services): AdminHandlers {
  const notReady = () => {
    throw new BusinessError('E5003', {}, 503);
  };
  return {
    listAdminRows: notReady,
    saveAdminRows: notReady,
    listAdminAudit: notReady,
    exportAdminRows: notReady,
    listUserRights: notReady,
  };
}

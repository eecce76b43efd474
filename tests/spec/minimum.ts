import type { MockResponse, OperationId } from '../../stories/support/handlers';

/** The calls of the specification (source §7, AP-1 to AP-8) that the contract has. */
type Specified = Extract<
  OperationId,
  | 'signIn'
  | 'signUp'
  | 'sendEmailCode'
  | 'listCommonCodeDetails'
  | 'listMenus'
  | 'requestCounseling'
  | 'askChat'
  | 'extractText'
>;

const ok = { code: '200', message: '' };

/**
 * The least that a server may answer by the specification, and not a field more. The type holds the contract to it: an answer that requires what
 * the specification does not promise does not compile here.
 */
export const minimum: { [Id in Specified]: MockResponse<Id> } = {
  signIn: { ...ok, data: { token: 'a-token', demoAuth: 'FALSE' } },
  signUp: { ...ok, data: { token: 'a-token', demoAuth: 'FALSE' } },
  sendEmailCode: { ...ok, data: 'K7Q2' },
  listCommonCodeDetails: { ...ok, data: [{ code: 'KR', codeName: 'South Korea' }] },
  listMenus: {
    ...ok,
    data: [
      { menuId: 'M1', menuName: 'Reference data', path: null, parentId: null },
      { menuId: 'M2', menuName: 'Companies', path: '/demo/companyList', parentId: 'M1' },
    ],
  },
  askChat: { ...ok, data: 'The margin is released by coverage units.' },
  requestCounseling: ok,
  extractText: { ...ok, data: { text: 'One text' } },
};

/** The same with the pages that it may give. */
export const minimumPages: MockResponse<'extractText'> = {
  ...ok,
  data: { text: 'One\n\nTwo', pages: [{ text: 'One' }, { text: 'Two' }] },
};

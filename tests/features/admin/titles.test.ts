import en from '@/i18n/messages/workspace/en.json';
import ko from '@/i18n/messages/workspace/ko.json';
import zhTw from '@/i18n/messages/workspace/zh-tw.json';
import closeEn from '@/i18n/messages/close/en.json';
import closeKo from '@/i18n/messages/close/ko.json';
import closeZhTw from '@/i18n/messages/close/zh-tw.json';
import menus from '@/server/seed/menus.json';

const titles = {
  comCodeList: 'admin.code.title',
  companyList: 'admin.company.title',
  menuList: 'admin.menu.title',
  roleList: 'admin.role.title',
  menuByPermissionList: 'admin.menuPermission.title',
  ListOfPermissionsByUser: 'admin.userPermission.title',
  chatQuestions: 'admin.chatQuestions.title',
} as const;

it.each(Object.entries(titles))(
  '[RT-11] %s has one name in menu, tab and heading, in each language',
  (screen, title) => {
    const menu = menus.find(({ path }) => path === `/demo/${screen}`);
    expect([menu?.nameEn, menu?.nameKo, menu?.nameZhTw]).toEqual([
      en[title],
      ko[title],
      zhTw[title],
    ]);
  },
);

it.each(menus.filter(({ path }) => path && /[0-9]{5}$/.test(path)))(
  '[RT-11] the screen of the close at $path has one name in menu, tab and heading, in each language',
  ({ path, nameEn, nameKo, nameZhTw }) => {
    const id = `close.title.${path?.slice('/demo/'.length)}` as keyof typeof closeEn;
    expect([nameEn, nameKo, nameZhTw]).toEqual([closeEn[id], closeKo[id], closeZhTw[id]]);
  },
);

import type { ComponentType } from 'react';

/**
 * The administration screens by the last part of their path (RT-11). Each comes in a chunk of its own, so this door hands out how to load a
 * screen, not the screen: `companyList: () => import('./company').then((m) => m.CompanyListScreen)`, with the path's part as its chunk's name.
 */
export const adminScreens: Record<string, () => Promise<ComponentType>> = {
  ListOfPermissionsByUser: () =>
    import(/* webpackChunkName: "ListOfPermissionsByUser" */ './userPermission').then(
      (m) => m.ListOfPermissionsByUserScreen,
    ),
  chatQuestions: () =>
    import(/* webpackChunkName: "chatQuestions" */ './chatQuestions').then(
      (m) => m.ChatQuestionsScreen,
    ),
  comCodeList: () =>
    import(/* webpackChunkName: "comCodeList" */ './commonCode').then((m) => m.CommonCodeScreen),
  companyList: () =>
    import(/* webpackChunkName: "companyList" */ './company').then((m) => m.CompanyListScreen),
  menuByPermissionList: () =>
    import(/* webpackChunkName: "menuByPermissionList" */ './menuPermission').then(
      (m) => m.MenuByPermissionScreen,
    ),
  menuList: () => import(/* webpackChunkName: "menuList" */ './menu').then((m) => m.MenuListScreen),
  roleList: () => import(/* webpackChunkName: "roleList" */ './role').then((m) => m.RoleListScreen),
};

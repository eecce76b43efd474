/** Adds the message set of the workspace and its screens: imported by the chunks that speak it and by nothing else. */
import { loaders } from './sets';

loaders.workspace = {
  en: () => import(/* webpackChunkName: "workspace-en" */ './messages/workspace/en.json'),
  ko: () => import(/* webpackChunkName: "workspace-ko" */ './messages/workspace/ko.json'),
  'zh-tw': () =>
    import(/* webpackChunkName: "workspace-zh-tw" */ './messages/workspace/zh-tw.json'),
};

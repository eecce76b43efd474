export { ListOfPermissionsByUserScreen } from './ListOfPermissionsByUserScreen';

export { CompanyListScreen } from './CompanyListScreen';

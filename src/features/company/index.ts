export { CompanyScreen } from './CompanyScreen';

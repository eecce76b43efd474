export { ConsultationScreen } from './ConsultationScreen';

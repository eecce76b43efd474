export { MeasurementScreen } from './MeasurementScreen';

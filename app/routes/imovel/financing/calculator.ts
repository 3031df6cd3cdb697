/** Loaded on the first use of the estimate's fields. */
export { financingView } from '~/domain/financing/estimate';
export { Chart } from './chart';

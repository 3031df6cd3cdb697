import { formatDecimal } from '../../kernel/money';

const toTenth = (value: number) => Math.round(value * 10) / 10;

/** '10,6' and '28'. */
export const metersText = (value: number): string => formatDecimal(toTenth(value));

/** '9,0 × 8,2 m'. */
export const sidesText = (width: number, height: number): string =>
  `${withTenths(width)} × ${withTenths(height)} m`;

const withTenths = (value: number) => toTenth(value).toFixed(1).replace('.', ',');

import { renderToStaticMarkup } from 'react-dom/server';
import type { FinancingView } from '~/domain/financing/estimate';
import { Chart } from './chart';

/** HTML of the chart that the page begins with; null without an estimate. */
export const firstChart = (view: FinancingView | null): string | null =>
  view?.estimate ? renderToStaticMarkup(<Chart estimate={view.estimate} />) : null;

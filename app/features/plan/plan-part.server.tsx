import { renderToStaticMarkup } from 'react-dom/server';
import type { PropertyDetail } from '~/domain/property';
import { dayLight } from './day-light.server';
import { LightDrawing } from './light-drawing.server';
import type { PlanPart } from './measured-plan';
import { numberedPhotos } from './photo-captions';
import { PlanDrawing } from './plan-drawing.server';

/** What the page of a property shows of its measured plan, drawn: no script of the page can draw. */
export function planPart(
  detail: Pick<PropertyDetail, 'plan' | 'fotos' | 'endereco'>,
  today: Date,
): PlanPart | null {
  const { plan, fotos } = detail;
  if (!plan) return null;
  const light = dayLight(detail, today);
  return {
    drawing: renderToStaticMarkup(<PlanDrawing plan={plan} photos={fotos} />),
    light: light && renderToStaticMarkup(<LightDrawing plan={plan} light={light} />),
    photos: numberedPhotos(plan, fotos).map(({ number, caption, picture }) => ({
      number,
      caption,
      index: fotos.indexOf(picture),
    })),
  };
}

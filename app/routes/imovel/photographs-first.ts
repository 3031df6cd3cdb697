import { hasPicture } from '~/domain/picture';
import type { PropertyDetail } from '~/domain/property';
import { isUnbuilt } from './words/noun';

type Pictured = Pick<PropertyDetail, 'condition' | 'entrega' | 'fotos' | 'plan' | 'titulo1'>;

/** Developers caption an image of what is not built with this word; feeds give the caption as `alt`, else it is the title. */
const isRenderingOf =
  ({ titulo1 }: Pick<Pictured, 'titulo1'>) =>
  ({ caption = '', alt }: PropertyDetail['fotos'][number]) =>
    /perspectiva/i.test(alt === titulo1 ? caption : `${caption} ${alt}`);

/** Whether a print opens the page: nothing is built, and there is no photograph (brief §20.4). */
export const opensDrawn = (detail: Omit<Pictured, 'plan'>): boolean =>
  isUnbuilt(detail) && detail.fotos.filter(hasPicture).every(isRenderingOf(detail));

/** Photographs of a show flat before renderings of its building; the plan's numbers follow. */
export function photographsFirst<Detail extends Pictured>(detail: Detail): Detail {
  if (!isUnbuilt(detail)) return detail;
  const { fotos, plan } = detail;
  const isRendering = isRenderingOf(detail);
  const ordered = [...fotos.filter((photo) => !isRendering(photo)), ...fotos.filter(isRendering)];
  const placeOf = (place: number) => {
    const photo = fotos[place - 1];
    return photo ? ordered.indexOf(photo) + 1 : place;
  };
  return {
    ...detail,
    fotos: ordered,
    plan: plan && { ...plan, photos: plan.photos.map((each) => ({ ...each, photo: placeOf(each.photo) })) },
  };
}

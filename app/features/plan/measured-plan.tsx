import type { Photo } from '~/domain/property';
import { NumberedPhotos, type NumberedPhotosProps } from './numbered-photos';

/** From `planPart`: HTML, and the numbered photos by their index in the property's photos. */
export interface PlanPart {
  drawing: string;
  light: string | null;
  photos: { number: number; caption: string; index: number }[];
}

interface MeasuredPlanProps extends Pick<NumberedPhotosProps, 'fileWidth' | 'onOpen'> {
  part: PlanPart;
  /** All of the property. */
  photos: readonly Photo[];
}

/** Floors on one scale with numbered photographs (issue 46, section 3). */
export function MeasuredPlan({ part, photos, ...list }: MeasuredPlanProps) {
  const hasPhotos = part.photos.length > 0;
  return (
    <section className="planta__parte palco" aria-labelledby="planta-e-fotos">
      <div className="planta__topo">
        <h2 id="planta-e-fotos">{hasPhotos ? 'Planta e fotos' : 'Planta'}</h2>
        {hasPhotos && <p className="suave">Cada número é o lugar de onde a foto foi tirada.</p>}
      </div>
      <div dangerouslySetInnerHTML={{ __html: part.drawing }} />
      <NumberedPhotos
        numbered={part.photos.map(({ index, ...photo }) => ({ ...photo, picture: photos[index]! }))}
        {...list}
      />
    </section>
  );
}

/** Which rooms the sun reaches; nothing where that cannot be known. */
export function DayLight({ part: { light } }: Pick<MeasuredPlanProps, 'part'>) {
  return light && <div dangerouslySetInnerHTML={{ __html: light }} />;
}

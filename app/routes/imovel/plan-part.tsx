import type { ReactNode } from 'react';
import { DayLight, MeasuredPlan, type PlanPart as PlanPartData } from '~/features/plan/measured-plan';
import type { PropertyDetail } from '~/domain/property';
import { galleryPhotoWidth } from './gallery/first-photo';
import type { Gallery } from './gallery/use-gallery';

interface PlanPartProps {
  part: PlanPartData;
  detail: Pick<PropertyDetail, 'fotos'>;
  gallery: Gallery;
  /** The other photographs. */
  children: ReactNode;
}

/** Measured plan with its photographs, and the day's light. */
export function PlanPart({ part, detail, gallery, children }: PlanPartProps) {
  return (
    <>
      <MeasuredPlan
        part={part}
        photos={detail.fotos}
        fileWidth={galleryPhotoWidth}
        onOpen={(event, number) => gallery.linkTo('foto', number - 1).onClick?.(event)}
      />
      {children}
      <DayLight part={part} />
    </>
  );
}

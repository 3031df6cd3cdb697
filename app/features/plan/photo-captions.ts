import type { Plan, PlanPhoto } from '@domain/property/plan/plan';
import { roomAt } from '@domain/property/plan/rooms';
import { hasPicture } from '~/domain/picture';
import type { Photo } from '~/domain/property';

export interface NumberedPhoto extends PlanPhoto {
  picture: Photo;
  /** As in the gallery, which leaves out photos without a file. */
  number: number;
  /** 'Sala, às dez' */
  caption: string;
}

/** Photos of the plan in the order of the gallery. */
export function numberedPhotos({ floors, photos }: Plan, pictures: readonly Photo[]): NumberedPhoto[] {
  const shown = pictures.filter(hasPicture);
  return photos
    .flatMap((each) => {
      const picture = pictures[each.photo - 1];
      if (!picture || !hasPicture(picture)) return [];
      const floor = floors[each.floor]!;
      const room = (roomAt(floor, each.at) ?? floor).name;
      const caption = each.hour ? `${room}, ${hourText(each.hour)}` : room;
      return { ...each, picture, number: shown.indexOf(picture) + 1, caption };
    })
    .sort((one, other) => one.number - other.number);
}

const hours = 'meia-noite uma duas três quatro cinco seis sete oito nove dez onze meio-dia'.split(' ');

/** 'às dez', 'à uma e meia', 'ao meio-dia', 'às 10h20'. */
export function hourText(clock: string): string {
  const [hour, minutes] = clock.split(':').map(Number) as [number, number];
  if (minutes % 30 !== 0) return `às ${hour}h${String(minutes).padStart(2, '0')}`;
  const name = hours[hour > 12 ? hour - 12 : hour]!;
  const article = name === 'meio-dia' ? 'ao' : hour % 12 < 2 ? 'à' : 'às';
  return `${article} ${name}${minutes === 30 ? ' e meia' : ''}`;
}

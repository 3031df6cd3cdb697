import { fold } from '../kernel/text';

/** Field names of the back end (spec 1 §5). */
interface Named {
  value: string;
  localizacao: string;
}

/** 'Ilhabela, Praia Mansa' → 'Praia Mansa' and 'Ilhabela'. */
export function placeParts({ value, localizacao }: Named): { name: string; around: string } {
  const others = value.split(', ').filter((part) => fold(part) !== fold(localizacao));
  return { name: localizacao, around: others.join(', ') };
}

export function placeText(place: Named): string {
  const { name, around } = placeParts(place);
  return around ? `${name}, ${around}` : name;
}

export function isLabelOf(place: Named, text: string): boolean {
  return [place.value, placeText(place)].some((label) => fold(label) === fold(text));
}

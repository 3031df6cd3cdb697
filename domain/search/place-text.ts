import { fold } from '../text';

/** A place's label and its own name, as the back end calls them (spec 1 §5). */
interface Named {
  value: string;
  localizacao: string;
}

/** A place's own name and what lies around it: 'Praia Mansa' and 'Ilhabela', though its label is 'Ilhabela, Praia Mansa'. */
export function placeParts({ value, localizacao }: Named): { name: string; around: string } {
  const others = value.split(', ').filter((part) => fold(part) !== fold(localizacao));
  return { name: localizacao, around: others.join(', ') };
}

/** A place as people are shown it, in one line: 'Praia Mansa, Ilhabela'. */
export function placeText(place: Named): string {
  const { name, around } = placeParts(place);
  return around ? `${name}, ${around}` : name;
}

/** Whether a text is a place's label, or the line that it is shown as; case and accents aside. */
export function isLabelOf(place: Named, text: string): boolean {
  return [place.value, placeText(place)].some((label) => fold(label) === fold(text));
}

/** An arrangement as its form has it. `photo`: an id of the call, or of a photo that was sent and is not published. */
export interface Arrangement {
  order: readonly { photo: string; caption: string }[];
  leftOut: readonly { photo: string; reason: string }[];
}

/** Buttons of one photo; the number is its place. */
export type Move = 'subir' | 'descer' | 'capa' | 'tirar' | 'trazer';
const moves: readonly string[] = ['subir', 'descer', 'capa', 'tirar', 'trazer'] satisfies Move[];

export const moveIntent = (move: Move, place: number): string => `${move}-${place}`;

/** null: another intent. */
export function readMove(intent: string): { move: Move; place: number } | null {
  const [move = '', place = ''] = intent.split('-');
  return moves.includes(move) && /^\d{1,2}$/.test(place)
    ? { move: move as Move, place: Number(place) }
    : null;
}

/** A place that is not there changes nothing: the page was older. */
export function moved({ order, leftOut }: Arrangement, { move, place }: { move: Move; place: number }) {
  if (move === 'trazer') {
    const back = leftOut[place];
    if (!back) return { order, leftOut };
    return {
      order: [...order, { photo: back.photo, caption: '' }],
      leftOut: leftOut.toSpliced(place, 1),
    };
  }
  const photo = order[place];
  if (!photo) return { order, leftOut };
  const others = order.toSpliced(place, 1);
  if (move === 'tirar') return { order: others, leftOut: [...leftOut, { photo: photo.photo, reason: '' }] };
  const to = { subir: place - 1, descer: place + 1, capa: 0 }[move];
  return { order: others.toSpliced(Math.max(0, to), 0, photo), leftOut };
}

/** The photo that a move is about: the page shows it. */
export const movedPhoto = (
  { order, leftOut }: Arrangement,
  { move, place }: { move: Move; place: number },
): string | undefined => (move === 'trazer' ? leftOut[place]?.photo : order[place]?.photo);

/** Without photos that are gone, and with those that came since at the end. */
export function completed(arrangement: Arrangement, now: Arrangement): Arrangement {
  const known = new Set([...now.order, ...now.leftOut].map(({ photo }) => photo));
  const isThere = ({ photo }: { photo: string }) => known.has(photo);
  const [order, leftOut] = [arrangement.order.filter(isThere), arrangement.leftOut.filter(isThere)];
  const placed = new Set([...order, ...leftOut].map(({ photo }) => photo));
  return { order: [...order, ...now.order.filter(({ photo }) => !placed.has(photo))], leftOut };
}

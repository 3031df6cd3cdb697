import { metersText } from '@domain/property/plan/measures';
import type { PlanFloor, PlanPoint, PlanRoom } from '@domain/property/plan/plan';
import { areaOf, boxOf, type Box, isInside } from '@domain/property/plan/polygon';
import { middleOf } from '@domain/property/plan/rooms';

/** In metres around a floor: half an outer wall. */
const margin = 0.12;
/** In metres: a wider row would be too small to read. */
const maxRow = 48;
const maxInRow = 3;
/** In pixels: no floor is higher than a screen. */
const maxHeight = 672;

export interface FloorView {
  floor: PlanFloor;
  /** Index in the plan. */
  index: number;
  /** In metres, with the margin. */
  box: Box;
}

export interface FloorRow {
  floors: FloorView[];
  /** CSS grid columns: all rows have one scale. */
  columns: string;
}

export interface PlanView {
  rows: FloorRow[];
  /** In metres: the widest floor, the widest row. */
  floorWidth: number;
  rowWidth: number;
  /** In pixels. */
  maxWidth: number;
}

/** Floors on one scale, beside each other while they can be read. */
export function planView(floors: readonly PlanFloor[]): PlanView {
  const views = floors.map((floor, index) => ({ floor, index, box: framed(floor) }));
  const rows = inRows(views);
  const rowWidth = Math.max(...rows.map(widthOf));
  return {
    rows: rows.map((row) => ({ floors: row, columns: columnsOf(row, rowWidth - widthOf(row)) })),
    floorWidth: Math.max(...views.map(({ box }) => box.width)),
    rowWidth,
    maxWidth: Math.round((maxHeight * rowWidth) / Math.max(...views.map(({ box }) => box.height))),
  };
}

const widthOf = (row: FloorView[]) => row.reduce((sum, { box }) => sum + box.width, 0);

function inRows(views: FloorView[]): FloorView[][] {
  const rows: FloorView[][] = [];
  for (const view of views) {
    const row = rows.at(-1);
    if (row && row.length < maxInRow && widthOf([...row, view]) <= maxRow) row.push(view);
    else rows.push([view]);
  }
  return rows;
}

function framed({ rooms }: PlanFloor): Box {
  const { left, top, width, height } = boxOf(rooms.flatMap(({ points }) => points));
  return { left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin };
}

const columnsOf = (row: FloorView[], rest: number): string =>
  [...row.map(({ box }) => box.width), ...(rest > 0.01 ? [rest] : [])]
    .map((width) => `minmax(0,${Math.round(width * 100)}fr)`)
    .join(' ');

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1e4) / 100}%`;

/** CSS place of a point in a floor's drawing. */
export const placeIn = ({ left, top, width, height }: Box, [x, y]: PlanPoint) => ({
  left: percent(x - left, width),
  top: percent(y - top, height),
});

export const shareOf = (length: number, { width }: Box): string => percent(length, width);

export const areaText = ({ points }: PlanRoom): string => `${metersText(areaOf(points))} m²`;

/** In pixels, narrowest first: width of a row, or of the widest floor on a phone; size of a letter and of two lines. */
const screens = [
  { hidden: 'sem-p', width: 340, letter: 7, lines: 34 },
  { hidden: 'sem-m', width: 580, letter: 7, lines: 34 },
  { hidden: 'sem-g', width: 900, letter: 9, lines: 42 },
] as const;
/** In m²: smaller rooms have no name on a phone (issue 46, section 3). */
const namedOnPhones = 11;
/** In pixels: half the dot of a number. */
const dot = 13;

/**
 * Classes that hide a room's name where it does not fit, or a number would cover it; null: everywhere.
 * @param numbers places of the floor's photos
 */
export function hiddenNames(
  room: PlanRoom,
  numbers: readonly PlanPoint[],
  { floorWidth, rowWidth, maxWidth }: PlanView,
): string | null {
  const [x, y] = middleOf(room.points);
  const letters = Math.max(room.name.length, areaText(room).length);
  const hidden = screens.filter(({ hidden: name, width, letter, lines }) => {
    const isPhone = name === 'sem-p';
    if (isPhone && areaOf(room.points) < namedOnPhones) return true;
    const scale = Math.min(width, maxWidth) / (isPhone ? floorWidth : rowWidth);
    const [halfWidth, halfHeight, radius] = [(letters * letter) / 2 / scale, lines / 2 / scale, dot / scale];
    const corners = [-1, 1].flatMap((right) =>
      [-1, 1].map((down): PlanPoint => [x + right * halfWidth, y + down * halfHeight]),
    );
    const isCovered = numbers.some(
      (at) => Math.abs(at[0] - x) < halfWidth + radius && Math.abs(at[1] - y) < halfHeight + radius,
    );
    return isCovered || !corners.every((corner) => isInside(room.points, corner));
  });
  return hidden.length === screens.length ? null : hidden.map((screen) => screen.hidden).join(' ');
}

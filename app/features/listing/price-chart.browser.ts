import { parseTypedAmount } from '@domain/money';
import { barsInside, type PriceChart } from '@domain/search/price-words';
import type { FormField } from '@domain/search/form-values';
import { links } from '~/links';
import { patienceMs, sentFields, within } from './sent-fields.browser';

const [minField, maxField]: readonly FormField[] = ['preco-min', 'preco-max'];
/** Where the markup of a form has a place for its chart. */
const slots = '[data-prices]';
const svg = 'http://www.w3.org/2000/svg';
/** In the drawing's own units: a bar and the gap beside it, and the highest. */
const [barWidth, gap, height] = [13, 3, 70];

interface Drawn {
  /** The fields, the price's own apart, of which it is asked for or drawn. */
  of: string;
  asking: AbortController;
  chart?: PriceChart | null;
}
const drawn = new WeakMap<HTMLElement, Drawn>();

/** Draws what the homes cost that pass a form's other filters; only where it is seen, and once for the same ones. */
export function showPrices(form: HTMLFormElement): void {
  for (const slot of form.querySelectorAll<HTMLElement>(slots))
    if (slot.checkVisibility()) void showIn(slot, form);
}

/** Marks the bars of what a form's price lets through; none while there is no range, or a wrong one. */
export function markPrices(form: HTMLFormElement): void {
  const amount = (name: string) =>
    parseTypedAmount((form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? '');
  for (const slot of form.querySelectorAll<HTMLElement>(slots)) {
    const chart = drawn.get(slot)?.chart;
    if (!chart) continue;
    const inside = barsInside(chart, amount(minField!), amount(maxField!));
    slot.querySelectorAll('rect').forEach((bar, index) => bar.classList.toggle('den', inside[index]));
  }
}

async function showIn(slot: HTMLElement, form: HTMLFormElement): Promise<void> {
  const fields = sentFields(form);
  fields.delete(minField!);
  fields.delete(maxField!);
  const of = fields.toString();
  const last = drawn.get(slot);
  if (last?.of === of) return;
  last?.asking.abort();
  const asking = new AbortController();
  drawn.set(slot, { of, asking });
  const chart = await within(patienceMs, asking, (signal) => chartOf(fields, signal)).catch(() => undefined);
  if (drawn.get(slot)?.asking !== asking || !slot.isConnected) return;
  // What could not be had is asked for again at the next occasion.
  if (chart === undefined) drawn.delete(slot);
  else drawn.set(slot, { of, asking, chart });
  slot.replaceChildren(...(chart ? draw(chart, slot.id) : []));
  markPrices(form);
}

async function chartOf(fields: URLSearchParams, signal: AbortSignal): Promise<PriceChart | null> {
  const response = await fetch(links.filterPrices(fields), { signal });
  if (!response.ok) throw new Error(`the prices' answer is ${response.status}`);
  return (await response.json()) as PriceChart | null;
}

/** The sentence, which is the drawing's text too, the bars, and their scale. */
function draw({ text, counts, scale }: PriceChart, id: string): Element[] {
  const sentence = document.createElement('p');
  sentence.className = 'menor';
  sentence.id = `${id}-frase`;
  sentence.textContent = text;

  const drawing = document.createElementNS(svg, 'svg');
  const attributes = {
    viewBox: `0 0 ${counts.length * (barWidth + gap)} ${height + 2}`,
    preserveAspectRatio: 'none',
    role: 'img',
    'aria-labelledby': sentence.id,
  };
  for (const [name, value] of Object.entries(attributes)) drawing.setAttribute(name, value);
  const most = Math.max(...counts);
  counts.forEach((count, bar) => {
    const rect = document.createElementNS(svg, 'rect');
    const high = (count / most) * height;
    const box = { x: bar * (barWidth + gap) + gap / 2, width: barWidth, y: height + 2 - high, height: high };
    for (const [name, value] of Object.entries(box)) rect.setAttribute(name, String(value));
    drawing.append(rect);
  });

  const marks = document.createElement('p');
  marks.className = 'hist__e nota num';
  marks.ariaHidden = 'true';
  marks.append(...scale.map((mark) => Object.assign(document.createElement('span'), { textContent: mark })));
  return [sentence, drawing, marks];
}

import { z } from 'zod';
import { clock } from '../../kernel/clock';
import { isoDay } from '../../kernel/moment';
import { cleanText } from '../../validation/text';
import { personRef } from './rule-fields';

const isDay = (text: string) => z.iso.date().safeParse(text).success;
const date = (message: string) =>
  z
    .string({ error: message })
    .transform(cleanText)
    .refine((text) => text !== '', { error: message, abort: true })
    .refine(isDay, 'Essa data não existe');

const maxDays = 366;
const dayMs = 24 * 3600_000;

/** Fields of the form and of the call. Days in São Paulo, both included. */
export const absenceFields = z
  .object({
    person: personRef,
    from: date('Escolha o primeiro dia'),
    until: date('Escolha o último dia'),
  })
  .superRefine(({ from, until }, { addIssue }) => {
    const refuse = (message: string) => addIssue({ code: 'custom', path: ['until'], message });
    if (!isDay(from) || !isDay(until)) return;
    if (until < from) refuse('O último dia vem antes do primeiro');
    else if (until < isoDay(clock.now())) refuse('Escolha hoje ou um dia depois');
    else if (Date.parse(until) - Date.parse(from) > maxDays * dayMs) refuse('Anote até um ano de cada vez');
  });
export type AbsenceFields = z.output<typeof absenceFields>;

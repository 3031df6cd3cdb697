import type { z } from 'zod';
import {
  type staffAbsenceBody,
  staffAbsencesAnswer,
  staffDistributionAnswer,
  type staffGeneralBody,
  staffGroupAddedAnswer,
  type staffGroupBody,
  type staffNewGroupBody,
  staffPreviewAnswer,
  type staffPreviewQuery,
  type staffRulesBody,
} from '@contract/staff-distribution';
import { staffActAnswer } from '@contract/staff-undo';
import { bySchema } from './parsers/by-schema.server';
import { dataOf as data, type StaffSend } from './staff-send.server';

const path = 'staff/distribution';

/** Calls of contract/staff-distribution.ts. */
export function staffDistributionCalls(call: StaffSend) {
  /** @returns the act that can be taken back */
  const act = (where: string, method: 'PUT' | 'POST' | 'DELETE', body?: object) =>
    call({
      ...{ path: `${path}${where}`, method, body },
      answer: (value, context) => bySchema(staffActAnswer)(value, context).act,
    });
  const change = (where: string, body: object) => act(where, 'PUT', body);
  const remove = (where: string) => act(where, 'DELETE');
  return {
    distribution: () => call({ path, answer: data(staffDistributionAnswer) }),
    previewContact: (query: z.input<typeof staffPreviewQuery>) =>
      call({ path: `${path}/preview`, query, answer: data(staffPreviewAnswer) }),
    changeRules: (body: z.input<typeof staffRulesBody>) => change('', body),
    changeGeneral: (body: z.input<typeof staffGeneralBody>) => change('/general', body),
    changeGroup: (id: number, body: z.input<typeof staffGroupBody>) => change(`/groups/${id}`, body),
    addGroup: (body: z.input<typeof staffNewGroupBody>) =>
      call({ path: `${path}/groups`, body, answer: data(staffGroupAddedAnswer) }),
    removeGroup: (id: number) => remove(`/groups/${id}`),
    absences: () => call({ path: `${path}/absences`, answer: data(staffAbsencesAnswer) }),
    addAbsence: (body: z.input<typeof staffAbsenceBody>) => act('/absences', 'POST', body),
    removeAbsence: (id: number) => remove(`/absences/${id}`),
  };
}

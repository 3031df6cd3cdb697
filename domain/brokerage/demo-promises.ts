import type { BrokeragePromises, BrokerageTexts } from './brokerage-texts';

/** In scripts of the browser too, unlike the other texts of the demo. */
export const demoPromises = {
  reply: 'em até um dia útil',
  search: 'em até dois dias úteis',
  callDays: 2,
} as const satisfies BrokeragePromises;

export const demoHours = {
  office: [
    { days: 'Segunda a sexta', time: 'das 9h às 19h' },
    { days: 'Sábado', time: 'das 9h às 14h' },
  ],
  visits: { weekdays: 'das 9h às 18h', saturday: 'das 9h às 14h' },
} satisfies BrokerageTexts['hours'];

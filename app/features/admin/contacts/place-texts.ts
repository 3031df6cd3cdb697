/** Where contacts are delivered. */
export const placeTexts = {
  house: 'E-mail da equipe',
  broker: 'E-mail do corretor',
  webhook: 'CRM',
  mautic: 'Marketing',
} as const;

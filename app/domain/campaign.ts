/** Parameters that say where a visitor came from; they never enter filters (decisions, section 2). */
export function isCampaignParameter(name: string): boolean {
  return name.startsWith('utm_') || name === 'gclid' || name === 'fbclid';
}

/** The source of whoever comes by a page in a broker's name (specification 1, section 5). */
export const brokerSource = 'corretor_landing';

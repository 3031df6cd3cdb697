/** Parameters that say where a visitor came from; they never enter filters (decisions, section 2). */
export function isCampaignParameter(name: string): boolean {
  return name.startsWith('utm_') || name === 'gclid' || name === 'fbclid';
}

/** Campaign parameters never become filters (settled §2). */
export function isCampaignParameter(name: string): boolean {
  return name.startsWith('utm_') || name === 'gclid' || name === 'fbclid';
}

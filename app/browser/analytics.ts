import { decodeConsent } from '~/domain/consent';

/** The events of spec 1 §9, that pages tell. */
export type AnalyticsEvent =
  | 'lead_interessado'
  | 'view_item'
  | 'select_content'
  | 'generate_lead'
  | 'login'
  | 'sign_up'
  | 'user_save_search'
  | 'user_favorite';

declare global {
  interface Window {
    /** What an operator's analytics reads; it is there only once something was told. */
    dataLayer?: object[];
  }
}

/**
 * Tells analytics what a visitor did, where they allow statistics (settled §8); else nothing is kept.
 * @param data no names, e-mails or phones
 */
export function track(event: AnalyticsEvent, data: Record<string, string | number> = {}): void {
  if (!decodeConsent(document.cookie).statistics) return;
  (window.dataLayer ??= []).push({ ...data, event });
}

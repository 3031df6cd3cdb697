import { defineForm } from '~/forms/form';
import { emailField, nameField } from '~/forms/usual-fields';

interface SubscriptionOptions {
  id: string;
  isShort?: boolean;
}

/** Name and e-mail: the newsletter (spec 2 §3), the magazine, 'Avise-me'. */
export const subscriptionForm = (options: SubscriptionOptions) =>
  defineForm({
    ...options,
    labels: { nome: 'Nome completo', email: 'E-mail' },
    fields: { nome: nameField, email: emailField },
    schema: () => import('./newsletter-schema').then(({ subscriber }) => subscriber),
  });

/** The form at the foot of pages, and the one that stands on a page of its own where something was wrong. */
export const newsletterForms = {
  footer: subscriptionForm({ id: 'newsletter', isShort: true }),
  page: subscriptionForm({ id: 'newsletter-pagina', isShort: true }),
};
/** What the button of an invalid form waits for (spec 2 §4). */
export const newsletterWaitsFor = 'Preencha nome completo e e-mail válidos';

/** What the visitor is told (spec 2 §8). */
export const newsletterTexts = {
  kept: 'Obrigado por se cadastrar em nossa newsletter',
  /** Whether the address is confirmed already is told to nobody who types it. */
  byLetter: 'Se este e-mail ainda não estiver confirmado, abra a carta que enviamos e confirme.',
  failed: 'Tente novamente mais tarde',
} as const;

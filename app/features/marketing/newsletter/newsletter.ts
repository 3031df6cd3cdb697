import { defineForm } from '~/forms/form';
import { emailField, nameField } from '~/forms/usual-fields';

interface SubscriptionOptions {
  id: string;
  isShort?: boolean;
}

/** Newsletter (spec 2 §3), magazine, 'Avise-me'. */
export const subscriptionForm = (options: SubscriptionOptions) =>
  defineForm({
    ...options,
    labels: { nome: 'Nome completo', email: 'E-mail' },
    fields: { nome: nameField, email: emailField },
    schema: () => import('./newsletter-schema').then(({ subscriber }) => subscriber),
  });

export const newsletterForms = {
  footer: subscriptionForm({ id: 'newsletter', isShort: true }),
  page: subscriptionForm({ id: 'newsletter-pagina', isShort: true }),
};
/** Title of the disabled button (spec 2 §4). */
export const newsletterWaitsFor = 'Preencha nome completo e e-mail válidos';

/** Texts of spec 2 §8. */
export const newsletterTexts = {
  kept: 'Obrigado por se cadastrar em nossa newsletter',
  /** Does not reveal whether the address is already confirmed. */
  byLetter: 'Se este e-mail ainda não estiver confirmado, abra a carta que enviamos e confirme.',
  failed: 'Tente novamente mais tarde',
} as const;

import { hydrateRoot } from 'react-dom/client';
import { carryOverState } from '~/forms/carry-over-state.browser';
import { NewsletterForm } from './newsletter-form';

export const hydrateNewsletter = (root: Element): void =>
  void hydrateRoot(root, <NewsletterForm />, { onRecoverableError: carryOverState(root) });

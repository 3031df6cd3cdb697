/** Where a provider sends a visitor back to. */
export { comeFromProvider as loader } from '~/features/account/providers/provider-sign-in.server';

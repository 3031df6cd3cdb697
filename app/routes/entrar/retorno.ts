/** Where a provider sends a visitor back to. */
export { comeFromProvider as loader } from '~/services/provider-sign-in.server';

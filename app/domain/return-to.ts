export { returnTo } from '@domain/network/return-to';

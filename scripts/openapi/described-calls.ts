import { contractCalls } from '@contract/calls';
import type { ContractCall } from '@contract/contract-call';

const types = contractCalls.find(({ path }) => path === 'products/searchTypes/:location/:negotiation')!;

/** Calls of the contract, and the shorter paths of one of them that the back end has. */
export const describedCalls: readonly ContractCall[] = [
  ...contractCalls,
  { ...types, source: 'ours', path: 'products/searchTypes/:location' },
  { ...types, source: 'ours', path: 'products/searchTypes' },
];

export const callName = ({ method, path }: Pick<ContractCall, 'method' | 'path'>) => `${method} ${path}`;

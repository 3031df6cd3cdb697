import { callFinder, type ContractCall } from './contract-call';
import { ownCalls } from './own-calls';
import { specifiedCalls } from './specified-calls';
import { staffCalls } from './staff-calls';

export const contractCalls: readonly ContractCall[] = [...specifiedCalls, ...ownCalls, ...staffCalls];

export const contractCallOf = callFinder(contractCalls);

import { ownTextFields, ownTextStep } from './own-text';
import { announceSteps, type AnnounceStep } from './steps';

/* Properties of the brokerage's own, without a feed: a member types the wizard (docs/decisions/0132-own-properties.md). */

export { isOwnReference, ownNumber, ownReference, ownSource } from './own-source';
export { ownTextFields, ownTextStep };
export type OwnStep = AnnounceStep | typeof ownTextStep;
interface Step {
  name: OwnStep;
  label: string;
  fields: readonly string[];
}

/** The wizard's steps, with title and description before the owner. */
export const ownSteps = announceSteps.flatMap((step): Step[] =>
  step.name === 'contato'
    ? [
        { name: ownTextStep, label: 'Anúncio', fields: ownTextFields },
        { ...step, label: 'Proprietário' },
      ]
    : [step],
);

export const ownStepNamed = (name: string | undefined) => ownSteps.find((step) => step.name === name);

/** The owner's data in a draft: erased with the person. */
export const ownerFields: readonly string[] = announceSteps.find(({ name }) => name === 'contato')!.fields;

export const ownTitleLength = { min: 10, max: 100 } as const;

export const ownStates = ['draft', 'published', 'discarded'] as const;
export type OwnState = (typeof ownStates)[number];

/** Of its photos in the store of uploads. */
export const ownPlaceKind = 'proprio';
export const ownPlace = (number: number): string => `${ownPlaceKind}-${number}`;

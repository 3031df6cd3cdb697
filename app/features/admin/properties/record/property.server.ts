import type { LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { orNull } from '~/back-end/or-null.server';
import { openParam } from '../../admin-links';
import { recordId } from '../../record/record-id.server';
import { asMember } from '../../session/guard.server';
import { checkPanelOf } from '../freshness/check-panel.server';
import { openField } from './open-field';
import { propertyView } from './property-view';

/** A broker reads the own properties alone. */
export const propertyData = (args: LoaderFunctionArgs) =>
  asMember(args, 'properties.read', async ({ staff, session: { grants } }) => {
    const id = recordId(args);
    const { log } = args.context;
    const now = clock.now();
    const [property, check, waiting, owner] = await Promise.all([
      staff.property(id),
      orNull(staff.check(id), log),
      orNull(staff.waitingPeople(id), log),
      orNull(staff.owner(id), log),
    ]);
    return {
      property,
      view: propertyView(property, now, grants),
      open: openField(property, new URL(args.request.url).searchParams.get(openParam)),
      check: checkPanelOf(check, grants, now),
      ...{ waiting, owner, contactsGrant: grants['contacts.read'] },
      canWrite: grants['properties.write'] !== undefined,
    };
  });

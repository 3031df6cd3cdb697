import { SelectField, TextField } from '~/forms/text-field';
import { adminLinks } from '../admin-links';
import { roleOptions } from '../forms';
import { ListFilters } from '../list/list-filters';
import { peopleField, type PeopleFilters, peopleSorts, peopleTabs } from './people-list';

const sortOptions = [
  [peopleSorts.name, 'Nome'],
  [peopleSorts.lastUse, 'Último acesso'],
] as const;

export function PeopleFilterForm({ tab, text, role, sort }: PeopleFilters) {
  const isTeam = tab === 'team';
  return (
    <ListFilters
      action={adminLinks.people()}
      hidden={{ [peopleField.tab]: isTeam ? undefined : peopleTabs.invitations }}
    >
      <TextField
        id="pessoas-busca"
        name={peopleField.text}
        type="search"
        label="Nome ou e-mail"
        maxLength={100}
        defaultValue={text}
      />
      <SelectField
        id="pessoas-papel"
        name={peopleField.role}
        label="Papel"
        options={[['', 'Todos'], ...roleOptions]}
        defaultValue={role}
      />
      {isTeam && (
        <SelectField
          id="pessoas-ordem"
          name={peopleField.sort}
          label="Ordem"
          options={sortOptions}
          defaultValue={peopleSorts[sort]}
        />
      )}
    </ListFilters>
  );
}

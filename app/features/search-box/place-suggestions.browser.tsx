import { useState } from 'react';
import { Icon } from '~/components/ui/icon';
import { fieldHasNoPlace } from '@domain/search/place-messages';
import { OptionList, optionId, type Option } from './options.browser';
import { useActiveRow } from './use-active-row.browser';
import { useAnnouncement } from './use-announcement.browser';
import { useBoxAttributes, useBoxEvents, type BoxParts } from './use-box.browser';
import { useSuggestions } from './use-suggestions.browser';

/** Suggestions for a place field. A choice fills in its label and presses the field's own button, if any. */
export function PlaceSuggestions({ box }: { box: BoxParts }) {
  const { input, button, id } = box;
  const [text, setText] = useState(input.value);
  const [open, setOpen] = useState(document.activeElement === input);
  const query = text.trim();
  const found = useSuggestions(query);
  const isAnswered = found.text === query;
  const options = found.places.map((place): Option => ({ kind: 'suggestion', place }));
  const rows = useActiveRow(options.length, `${query} ${found.text}`);
  const isNoPlace = isAnswered && query !== '' && !found.failed && options.length === 0;
  const listId = `${id}-lista`;
  const hasList = open && options.length > 0;
  useAnnouncement(open, isAnswered, options.length, isNoPlace ? fieldHasNoPlace : '');

  const close = () => {
    setOpen(false);
    rows.clear();
  };
  const choose = (option: Option | undefined) => {
    if (!option?.place) return;
    input.value = option.place.label;
    setText(option.place.label);
    close();
    button?.form?.requestSubmit(button);
  };

  useBoxAttributes(box, {
    expanded: hasList,
    listId,
    activeId: hasList && rows.active >= 0 ? optionId(listId, rows.active) : null,
    shown: hasList || (open && isNoPlace),
    ready: true,
    busy: false,
  });
  useBoxEvents(box, {
    type() {
      setText(input.value);
      setOpen(true);
    },
    open: () => setOpen(true),
    close,
    submit: () => false,
    escape() {
      if (!open) return false;
      close();
      return true;
    },
    move(to) {
      if (!open) setOpen(true);
      return rows.move(to);
    },
    enter() {
      if (!hasList || rows.active < 0) return false;
      choose(options[rows.active]);
      return true;
    },
    press: (index) => choose(options[index]),
    point: found.point,
    leave: found.leave,
  });

  if (hasList) return <OptionList id={listId} options={options} active={rows.active} text={found.text} />;
  return isNoPlace ? (
    <p className="sugestoes__nota">
      <Icon name="info" small />
      {fieldHasNoPlace}
    </p>
  ) : null;
}

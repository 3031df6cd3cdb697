const dialogs = 'dialog[open], .cortina, [popover]:popover-open, [role="listbox"]';
/** The cookie notice covers the place of the bottom sheet on phones. */
const isNoticeShown = () => {
  const notice = document.querySelector('.biscoito');
  return notice !== null && getComputedStyle(notice).visibility === 'visible';
};

export const isDialogOpen = (): boolean => document.querySelector(dialogs) !== null;

/** No dialog, no unsent input, no focus in a field, visible tab. */
export const canInterrupt = (isPhone: boolean): boolean =>
  document.visibilityState === 'visible' &&
  !isDialogOpen() &&
  !(isPhone && isNoticeShown()) &&
  ![...document.forms].some(isDirty) &&
  !(document.activeElement instanceof HTMLElement && isTextField(document.activeElement));

export const isDirty = (form: HTMLFormElement): boolean => [...form.elements].some(isChanged);

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const usual = [...control.options].some((option) => option.defaultSelected);
    return usual
      ? [...control.options].some((option) => option.selected !== option.defaultSelected)
      : control.selectedIndex > 0;
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false;
  return control.type === 'checkbox' || control.type === 'radio'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

const isTextField = (element: HTMLElement) =>
  element.matches('input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select');

import { z } from 'zod';
import { folderName as name, folderNameMessage, propertyNote } from '@domain/validation/folder-name';
import { newFolderChoice } from './folder-fields';

export const folderName = z.object({ nomeDaPasta: name });

const chooseMessage = 'Escolha uma pasta';

export const folderChoice = z
  .object({
    pasta: z.string({ error: chooseMessage }).min(1, chooseMessage).max(100, chooseMessage),
    nomeDaPasta: z.string().optional(),
    manter: z.string().optional(),
  })
  .transform(({ pasta, nomeDaPasta, manter }, context) => {
    const isCopy = manter !== undefined;
    if (pasta !== newFolderChoice) return { to: { id: pasta }, isCopy };
    const parsed = name.safeParse(nomeDaPasta ?? '');
    if (parsed.success) return { to: { name: parsed.data }, isCopy };
    const message = parsed.error.issues[0]?.message ?? folderNameMessage;
    context.addIssue({ code: 'custom', path: ['nomeDaPasta'], message });
    return z.NEVER;
  });

export const note = z.object({ nota: z.union([propertyNote, z.undefined().transform(() => '')]) });

import type { Notice } from '#lexicon/notices.ts'

/** The sentences about Quincunx itself, for the menus and the command line. */
export const aboutText = {
  title: 'About Quincunx',
  name: 'Quincunx',
  about: 'Quincunx: a parlour of five grid games, in the browser, in the terminal and online.',
  versionAndLicence: (version: string) =>
    `Version ${version}, under the MIT licence. Much in it is the work of others, who are thanked here:`,
  thanks: 'Words',
  full: 'All notices in full',
  notice: ({ name, what, licence, copyright, address }: Notice) =>
    `${name}: ${what}. ${licence}. Copyright: ${copyright.replace(/\.$/, '')}. ${address}`,
  fullNotices:
    'The libraries of the terminal and the server are under the MIT licence and others like it. quincunx about --full shows every notice to the letter.',
}

/** Beside what the computer has learnt from earlier games. */
export const learningWords = {
  forget: 'Forget them',
}

/** Beside a form with words of one's own. */
export const setupLinkWords = {
  title: 'For others with the same words',
  text: 'This link leads to the form as it is now, list and all.',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  copyFailed: 'The browser does not let it be copied. Select it above, and copy it yourself.',
}

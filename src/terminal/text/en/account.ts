import type { PlayerInfo } from '#protocol/server-messages.ts'

/** The sentences about names, passwords and devices. */
export const accountText = {
  title: 'Your page',
  more: 'Earlier games…',
  replay: 'Press Enter to replay the game.',
  reportAsk: (name: string) =>
    `Report the name “${name}” to the host of this server? Enter to report, Esc to leave it.`,
  reported: 'Reported. The host of this server will look at it.',
  name: 'Name',
  password: 'Password',
  oldPassword: 'Current password',
  newPassword: 'New password',
  again: 'Repeat it',
  renameTitle: 'Change your name',
  claimTitle: 'Protect your name with a password',
  claimIntro:
    'With a password you can sign in on other devices, and nobody else can use your name. A forgotten password can’t be recovered.',
  changeTitle: 'Change your password',
  signInTitle: 'Sign in',
  signInIntro: (guest: string) =>
    `Sign in here as the player you are on another device. ${guest}, your guest name here, will be given up.`,
  signInIntroClaimed: 'Sign in here as the player you are on another device.',
  passwordsDiffer: 'The passwords don’t match. Type them again.',
  rename: 'change',
  claim: 'protect',
  change: 'change',
  signIn: 'sign in',
  signOutAsk: ({ name, claimed }: PlayerInfo) =>
    claimed
      ? 'Sign out on this device? Enter to sign out, Esc to stay.'
      : `${name} is a guest: if you sign out, the name and its games are lost for good. Enter to sign out, Esc to stay.`,
  devicesTitle: 'Where you’re signed in',
  thisDevice: 'this device',
  seen: (when: string) => `last seen ${when}`,
  endAsk: (device: string) => `Sign out on ${device}? Enter to sign out, Esc to keep it.`,
  endOthersAsk: 'Sign out on all other devices? Enter to sign out, Esc to keep them.',
  ended: 'Signed out on that device.',
  notThis: 'This is the device you’re using. To sign out here, go back and press o.',
} as const

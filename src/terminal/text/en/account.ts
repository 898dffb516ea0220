import type { PlayerInfo } from '#protocol/server-messages.ts'

/** The sentences about names, passwords and devices. */
export const accountText = {
  title: 'Your page',
  more: 'Earlier games…',
  replay: 'Enter replays the game.',
  name: 'Name',
  password: 'Password',
  oldPassword: 'Present password',
  newPassword: 'New password',
  again: 'Once more',
  renameTitle: 'Be called otherwise',
  claimTitle: 'Hold your name with a password',
  claimIntro:
    'With a password you can be the same player on other devices, and nobody else can have your name. There is no way to get a forgotten password back.',
  changeTitle: 'Change your password',
  signInTitle: 'Sign in',
  signInIntro: (guest: string) =>
    `You will be on this device who you are on another. ${guest}, who you are here now, is given up.`,
  signInIntroClaimed: 'You will be on this device who you are on another.',
  passwordsDiffer: 'The two passwords differ. Type them again.',
  rename: 'change it',
  claim: 'claim it',
  change: 'change it',
  signIn: 'sign in',
  signOutAsk: ({ name, claimed }: PlayerInfo) =>
    claimed
      ? 'Sign out on this device? Enter signs out, Esc stays.'
      : `${name} is a guest: whoever signs out gives the name and its games up for good. Enter signs out, Esc stays.`,
  devicesTitle: 'Where you are signed in',
  thisDevice: 'this one',
  seen: (when: string) => `last seen ${when}`,
  endAsk: (device: string) => `Sign out on ${device}? Enter signs it out, Esc keeps it.`,
  endOthersAsk: 'Sign out on all other devices? Enter signs them out, Esc keeps them.',
  ended: 'Signed out there.',
  notThis: 'This is the device you are using. To sign out here, go back and press o.',
} as const

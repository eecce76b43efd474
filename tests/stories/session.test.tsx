import { screen } from '@testing-library/react';
import * as signInStories from '../../stories/features/session/SignIn.stories';
import * as signUpStories from '../../stories/features/session/SignUp.stories';
import { composeStories, show } from '../support/stories';

const signIn = composeStories(signInStories);
const signUp = composeStories(signUpStories);

async function expectAlert(type: string, words: string) {
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(words);
  expect(screen.getByRole('img', { name: type })).toBeInTheDocument();
}

it.each([
  ['VA-IN-1', signIn.UsernameMissing, 'Please enter your username.'],
  ['VA-IN-2', signIn.PasswordMissing, 'Please enter your password.'],
  ['VA-UP-1', signUp.UsernameMissing, 'Please enter a username.'],
  ['VA-UP-2', signUp.NameMissing, 'Please enter your name.'],
  ['VA-UP-3', signUp.EmailMissing, 'Please enter your email address.'],
  ['VA-UP-4', signUp.PasswordMissing, 'Please enter a password.'],
  ['VA-UP-5', signUp.ConfirmationMissing, 'Please confirm your password.'],
  ['VA-UP-6', signUp.PasswordsDiffer, 'Passwords do not match.'],
  [
    'VA-UP-7',
    signUp.UsernameWrong,
    'Username must start with a letter and be 8-20 characters long.',
  ],
  ['VA-UP-8', signUp.EmailWrong, 'Please enter a valid email address.'],
  [
    'VA-UP-9',
    signUp.PasswordWeak,
    'Password must be 8-16 characters and include both letters and numbers.',
  ],
  ['VA-CODE-1', signUp.CodeEmailMissing, 'Please enter your email address.'],
  ['VA-CODE-2', signUp.CodeEmailWrong, 'Please enter a valid email address.'],
])('[%s] warns', async (_row, Story, words) => {
  await show(Story);
  await expectAlert('Warning', words);
});

it.each([
  ['ER-IN-1', signIn.Failed, 'Login failed. Please check your credentials.'],
  ['ER-IN-1', signIn.ServerError, 'Login failed. Please check your credentials.'],
  ['ER-IN-1', signIn.Offline, 'Login failed. Please check your credentials.'],
  ['ER-IN-1', signIn.TooManyTriesRead, 'Login failed. Please check your credentials.'],
  ['ER-IN-1', signIn.RefusedWithoutReason, 'Login failed. Please check your credentials.'],
  ['ER-UP-1', signUp.RefusedWithoutReason, 'Failed to create account. Please try again.'],
  ['ER-UP-1', signUp.Refused, 'The verification code is incorrect or has expired.'],
  ['ER-UP-1', signUp.Failed, 'Failed to create account. Please try again.'],
  ['ER-CODE-1', signUp.CodeRefused, 'Too many requests. Please try again in 30 seconds.'],
  ['ER-CODE-1', signUp.CodeFailed, 'Failed to send verification code. Please try again.'],
])('[%s] tells the failure', async (_row, Story, words) => {
  await show(Story);
  await expectAlert('Error', words);
});

it('[ER-UP-2] tells that the account is there, and the dialog is gone', async () => {
  await show(signUp.Created);
  await expectAlert('Success', 'Account created successfully!');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

it('[ER-CODE-2][SE-5] tells that the code is on its way, and offers it again', async () => {
  await show(signUp.CodeSent);
  await expectAlert('Success', 'Verification code sent! Please check your email.');
  expect(screen.getByRole('button', { name: 'Resend', hidden: true })).toBeInTheDocument();
});

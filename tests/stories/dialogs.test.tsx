import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as alertStories from '../../stories/dialogs/Alert.stories';
import * as noticeStories from '../../stories/dialogs/Notice.stories';
import * as promptStories from '../../stories/dialogs/Prompt.stories';
import { composeStories, show } from '../support/stories';

const alerts = composeStories(alertStories);
const prompts = composeStories(promptStories);
const notices = composeStories(noticeStories);

it.each([
  [alerts.Success, 'Success', 'Account created successfully!'],
  [alerts.Error, 'Error', 'Login failed. Please check your credentials.'],
  [alerts.Warning, 'Warning', 'Please enter your username.'],
  [alerts.Information, 'Information', 'Social sign-in is not configured on this site.'],
  [alerts.Question, 'Question', 'Delete the draft of the fourth quarter?'],
])('[ST-ALERT] says what it has to say, by its type', async (Story, type, text) => {
  await show(Story);
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent(text);
  expect(screen.getByRole('img', { name: type })).toBeInTheDocument();
});

it('[ST-ALERT] has the default labels, and Cancel only where there is a choice', async () => {
  await show(alerts.Question);
  expect(screen.getByRole('button', { name: 'OK' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close this dialog' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('[ST-ALERT] has no Cancel where there is nothing to choose', async () => {
  await show(alerts.Warning);
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it.each([
  [prompts.Text, 'Name of the group', 'input[type="text"], input:not([type])'],
  [prompts.Email, 'Email', 'input[type="email"]'],
  [prompts.Password, 'Password', 'input[type="password"]'],
  [prompts.Number, 'Coverage units', 'input[type="number"]'],
  [prompts.Tel, 'Telephone', 'input[type="tel"]'],
  [prompts.Url, 'Address of the ledger', 'input[type="url"]'],
  [prompts.Select, 'Measurement model', 'select'],
  [prompts.Radio, 'General model', 'input[type="radio"]'],
  [prompts.Checkbox, 'The group is onerous', 'input[type="checkbox"]'],
  [prompts.Textarea, 'Reason', 'textarea'],
  [prompts.File, 'Contract', 'input[type="file"]'],
  [prompts.Range, 'Confidence level', 'input[type="range"]'],
])('[ST-ALERT] asks for a value of each type', async (Story, label, selector) => {
  await show(Story);
  expect(screen.getByLabelText(label)).toBe(
    screen.getByRole('alertdialog').querySelector(selector),
  );
});

it.each([
  [prompts.EmailInvalid, 'Invalid email address'],
  [prompts.UrlInvalid, 'Invalid URL'],
])('[ST-ALERT] says that an answer is not valid, and stays', async (Story, words) => {
  await show(Story);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByLabelText(/Email|Address/)).toHaveFocus();
});

it.each([
  [notices.Success, 'status', 'Verification code sent! Please check your email.'],
  [notices.Error, 'alert', 'Failed to send verification code. Please try again.'],
  [notices.Information, 'status', 'Social sign-in is not configured on this site.'],
])('[ST-NOTICE] says it and can be closed', async (Story, role, words) => {
  await show(Story);
  expect(screen.getByRole(role)).toHaveTextContent(words);
  await userEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
  expect(screen.queryByText(words)).toBeNull();
});

import { screen } from '@testing-library/react';
import * as consultationStories from '../../stories/features/consultation/Consultation.stories';
import { composeStories, show } from '../support/stories';

const stories = composeStories(consultationStories);

it('[SH-12] shows three services and the form', async () => {
  await show(stories.Empty);
  for (const name of [
    'Consulting',
    'Technology Solutions',
    'Support & Maintenance',
    'Get in Touch',
  ]) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  }
  for (const label of ['Your Name', 'Email', 'Your Message'])
    expect(screen.getByLabelText(label)).toHaveValue('');
});

it('[VA-CON-1][VA-CON-3] says at each empty field that it is required, and sends nothing', async () => {
  await show(stories.Required);
  for (const label of ['Your Name', 'Email', 'Your Message'])
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Required.');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
});

it('[VA-CON-2] says that the address is none', async () => {
  await show(stories.EmailWrong);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('E-mail must be valid.');
});

it('[VA-CON-3] can be sent when it is valid', async () => {
  await show(stories.Filled);
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

it('[ER-CON-1] thanks for what was accepted, and empties the form', async () => {
  await show(stories.Accepted);
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    'The person in charge will check the information you sent and contact you.',
  );
  expect(screen.getByLabelText('Your Name')).toHaveValue('');
});

it.each([stories.RefusalRead, stories.ServerError, stories.Offline])(
  '[ER-CON-2] warns of a failure, and keeps what was typed',
  async (Story) => {
    await show(Story);
    expect(
      await screen.findByText('The server is unstable. Please try again next time.'),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Your Name')).toHaveValue('Mina Park');
  },
);

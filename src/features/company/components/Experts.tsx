import { FormattedMessage, useIntl } from 'react-intl';
import { Tabs } from '@/ui';
import type { Expert } from '../content';
import { messages } from '../messages';
import styles from './Experts.module.css';

function Profile({ name, role, text, works, career }: Expert) {
  return (
    <article className={styles.profile}>
      <header>
        <h3>{name}</h3>
        <p className={styles.role}>{role}</p>
        <p>{text}</p>
      </header>
      <div>
        <h4>
          <FormattedMessage {...messages.works} />
        </h4>
        <ul>
          {works.map((work) => (
            <li key={work}>{work}</li>
          ))}
        </ul>
      </div>
      <div>
        <h4>
          <FormattedMessage {...messages.career} />
        </h4>
        <dl>
          {career.map((step) => (
            <div key={step.period}>
              <dt>{step.period}</dt>
              <dd>{step.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

export function Experts({ experts }: { experts: Expert[] }) {
  const intl = useIntl();
  const tabs = experts.map((expert, index) => ({
    id: String(index),
    label: expert.name,
    panel: <Profile {...expert} />,
  }));
  return <Tabs label={intl.formatMessage(messages.experts)} tabs={tabs} />;
}

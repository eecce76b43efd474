import { FormattedMessage } from 'react-intl';
import { useContent } from '@/i18n';
import { useLocale } from '@/store';
import { buttonClass, SectionHeader, SiteLink } from '@/ui';
import styles from './CompanyScreen.module.css';
import { Experts } from './components/Experts';
import { Facts } from './components/Facts';
import { History } from './components/History';
import { Organisation } from './components/Organisation';
import { Section } from './components/Section';
import { Staff } from './staff/Staff';
import { Strengths } from './components/Strengths';
import { companyContent } from './content';
import { messages } from './messages';

/** RT-5, SH-9. */
export function CompanyScreen() {
  const company = useContent(companyContent, useLocale());
  return (
    <>
      <div className={styles.intro}>
        <div className={styles.inner}>
          <SectionHeader
            level={1}
            onDark
            title={<FormattedMessage {...messages.heading} />}
            text={<FormattedMessage {...messages.lead} />}
          />
          <Facts {...company} />
          {company.sample && (
            <p className={styles.sample}>
              <FormattedMessage {...messages.sample} />
            </p>
          )}
        </div>
      </div>
      <Section id="history" title={messages.history} text={messages.historyText}>
        <History projects={company.projects} />
      </Section>
      <Section id="staff" title={messages.staff} text={messages.staffText}>
        <Staff staff={company.staff} />
      </Section>
      <Section id="experts" title={messages.experts}>
        <Experts experts={company.experts} />
      </Section>
      <Section
        id="organisation"
        title={messages.organisation}
        text={messages.organisationText}
        wide
      >
        <Organisation company={company.name} departments={company.departments} />
      </Section>
      <Section id="strengths" title={messages.strengths} wide>
        <Strengths strengths={company.strengths} />
      </Section>
      <div className={styles.ask}>
        <div className={styles.inner}>
          <SectionHeader
            title={<FormattedMessage {...messages.ask} />}
            text={<FormattedMessage {...messages.askText} />}
          />
          <SiteLink to="/ApplyForConsultation" className={buttonClass({ look: 'primary' })}>
            <FormattedMessage {...messages.askButton} />
          </SiteLink>
        </div>
      </div>
    </>
  );
}

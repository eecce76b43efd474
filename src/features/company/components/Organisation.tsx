import type { Department } from '../content';
import styles from './Organisation.module.css';

/** The chart is the nested list itself, with lines drawn between its levels. */
export function Organisation({
  company,
  departments,
}: {
  company: string;
  departments: Department[];
}) {
  return (
    <ul className={styles.chart}>
      <li>
        <p className={styles.company}>{company}</p>
        <ul className={styles.departments}>
          {departments.map(({ name, teams }) => (
            <li key={name}>
              <h3>{name}</h3>
              <ul className={styles.teams}>
                {teams.map((team) => (
                  <li key={team.name}>
                    <div className={styles.team}>
                      <p className={styles.name}>{team.name}</p>
                      <p className={styles.tag}>{team.tag}</p>
                      <p className={styles.work}>{team.text}</p>
                    </div>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </li>
    </ul>
  );
}

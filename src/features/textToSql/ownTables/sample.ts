/** Tables as an insurer's warehouse may have them. */
export const SAMPLE_DDL = `CREATE TABLE customers (
  customer_id bigint PRIMARY KEY,
  customer_name varchar(100),
  gender char(1) CHECK (gender IN ('M', 'F')),
  region varchar(20)
);

CREATE TABLE policies (
  policy_id bigint PRIMARY KEY,
  customer_id bigint REFERENCES customers,
  product_name varchar(50),
  status varchar(10) CHECK (status IN ('active', 'lapsed', 'matured')),
  annual_premium numeric(14, 2),
  issue_date date
);

CREATE TABLE claims (
  claim_id bigint PRIMARY KEY,
  policy_id bigint REFERENCES policies,
  claim_amount numeric(14, 2),
  claim_type varchar(20),
  reported_on date
);
`;
